// The buttons that make a passkey or log in with one. The rest of the page of a person works without script.
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { post } from '../post';

interface Challenge<Options> {
  ceremony: string;
  options: { publicKey: Options };
}

/** make makes a passkey: for a guest, with an account of this name. */
async function make(name: string | undefined, label: string): Promise<void> {
  const { ceremony, options } = await post<Challenge<PublicKeyCredentialCreationOptionsJSON>>('/api/account/passkeys/challenge', {
    name,
  });
  const answer = await startRegistration({ optionsJSON: options.publicKey });
  await post('/api/account/passkeys', { ceremony, label, answer });
}

/** logIn logs in with a passkey. With autofill, the browser offers it in a text field until another login begins. */
async function logIn(useBrowserAutofill: boolean): Promise<void> {
  const { ceremony, options } = await post<Challenge<PublicKeyCredentialRequestOptionsJSON>>('/api/login/challenge');
  const answer = await startAuthentication({ optionsJSON: options.publicKey, useBrowserAutofill });
  await post('/api/login', { ceremony, answer });
}

/** offerPasskeys shows the buttons, which do nothing without script. */
export function offerPasskeys(main: HTMLElement): void {
  const name = main.querySelector<HTMLInputElement>('form[action="/me"] input[name=name]');
  const called = main.querySelector<HTMLElement>('#account-name');
  if (name && called) {
    name.addEventListener('input', () => (called.textContent = nameText(called, name.value.trim())));
  }
  for (const button of main.querySelectorAll<HTMLButtonElement>('button[data-passkey]')) {
    const refusal = document.createElement('p');
    refusal.setAttribute('role', 'alert');
    refusal.className = 'refusal-of-passkey';
    button.parentElement!.after(refusal);
    if (!browserSupportsWebAuthn()) {
      refusal.textContent = button.dataset.unknown!;
      continue;
    }
    button.hidden = false;
    const { passkey, device, next } = button.dataset;
    const act: () => Promise<string> = {
      make: async () => {
        const chosen = name?.value.trim() ?? '';
        if (!chosen) {
          name?.focus();
          throw new Error(called?.dataset.nameless);
        }
        await make(chosen, device!);
        return `/me?done=made${next ? `&next=${encodeURIComponent(next)}` : ''}`;
      },
      add: async () => {
        await make(undefined, device!);
        return '/me?done=added';
      },
      login: async () => {
        await logIn(false);
        return next ?? '/games';
      },
      confirm: async () => {
        await logIn(false);
        return '/me?done=confirmed';
      },
    }[passkey as 'make' | 'add' | 'login' | 'confirm'];
    button.addEventListener('click', async () => {
      button.disabled = true;
      refusal.textContent = '';
      try {
        location.assign(await act());
      } catch (error) {
        refusal.textContent = reasonOf(error, button);
        button.disabled = false;
      }
    });
  }
  const recovery = main.querySelector<HTMLFormElement>('form#recovery');
  const next = recovery?.querySelector<HTMLInputElement>('input[name=next]')?.value;
  recovery?.addEventListener('focusin', () => void offerInField(next ?? '/games'), { once: true });
}

/** nameText says what the account will be called. */
function nameText(called: HTMLElement, name: string): string {
  return name ? called.dataset.named!.replace('{name}', () => name) : called.dataset.nameless!;
}

/** reasonOf says why there was no passkey. */
function reasonOf(error: unknown, button: HTMLButtonElement): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return button.dataset.again!;
  // The browser does not say more about what its user has cancelled.
  if (error instanceof WebAuthnError || (error instanceof Error && error.name === 'NotAllowedError'))
    return button.dataset.cancelled!;
  return error instanceof Error ? error.message : String(error);
}

/** offerInField lets the browser offer passkeys in the field for the name. */
async function offerInField(next: string): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  try {
    await logIn(true);
    location.assign(next);
  } catch {
    // A button has begun another login, or nothing was chosen: the form and the buttons are still there.
  }
}
