// The texts of things that there are a few of.
import type { MessageID } from '../words/words';
import type { SavedStudy } from './database';
import type { Link } from './edited.svelte';
import type { Verdict } from './quiz';

/** To whom a study is visible. */
export const whereLabels: Record<SavedStudy['visibility'], MessageID> = {
  local: 'studies-where-local',
  private: 'studies-where-private',
  unlisted: 'studies-where-unlisted',
  public: 'studies-where-public',
};

export const linkLabels: Record<Link, MessageID> = {
  local: 'studies-link-local',
  connecting: 'studies-link-connecting',
  away: 'studies-link-away',
  sending: 'studies-link-sending',
  synced: 'studies-link-synced',
  ended: 'studies-link-ended',
};

export const verdictLabels: Record<Verdict['kind'], MessageID> = {
  right: 'studies-quiz-right',
  variation: 'studies-quiz-variation',
  wrong: 'studies-quiz-wrong',
};

/** The colors of shapes, as package study has them. */
export const colorLabels: Record<string, MessageID> = {
  green: 'studies-color-green',
  red: 'studies-color-red',
  blue: 'studies-color-blue',
  yellow: 'studies-color-yellow',
};
