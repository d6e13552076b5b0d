// Whether the rules of a game are open beside its board, and at which rule.
import { tick } from 'svelte';

export class Reading {
  open = $state(false);
  /** rule is the id of the rule that a refusal names. */
  rule = $state<string>();
  /** entered: the open rules have an entry of the history, so that the back button closes them. */
  entered = false;
  /** opener had the focus before, and gets it back. */
  #opener: Element | null = null;

  /** show opens the rules, at a rule if there is one. */
  show(rule?: string): void {
    if (!this.open) this.#opener = document.activeElement;
    this.rule = rule;
    this.open = true;
  }

  /** close returns the focus to where it came from, or to an element instead if that is gone. */
  close(instead?: HTMLElement | null): void {
    if (!this.open) return;
    this.open = false;
    this.entered = false;
    const opener = this.#opener;
    // Once the drawer is gone: what it covers cannot have the focus before.
    void tick().then(() => {
      const back = opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : instead;
      back?.focus({ preventScroll: true });
    });
  }
}
