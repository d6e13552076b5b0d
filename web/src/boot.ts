// The data that the server puts into the page for the script: <script type="application/json" id="boot">.
import type { CommonBoot, EmbedBoot, LearnBoot, MatchBoot, PlayBoot, Preferences, PuzzleBoot, ReviewBoot } from './wire';

export type { GameInfo, Preferences as Look } from './wire';
export type Language = Preferences['lang']; // its tag, e.g. 'de'

export type Boot =
  | (MatchBoot & { page: 'match' }) // /match/ID
  | (ReviewBoot & { page: 'review' }) // /match/ID/PLY; /review, with a record that is pasted or in the fragment
  | (PlayBoot & { page: 'play' }) // /play/GAME: against the computer in this browser
  | (PuzzleBoot & { page: 'puzzle' }) // /puzzles/GAME/ID
  | (EmbedBoot & { page: 'embed' }) // /embed/match/ID/PLY
  | (LearnBoot & { page: 'learn' }) // /learn/GAME/STEP
  | (CommonBoot & { page: 'study' }) // /studies, /study/ID
  | (CommonBoot & { page: 'plain' }); // all other pages: diagrams of rules pages, settings

/** readBoot returns the data of the page. */
export function readBoot(): Boot {
  const data = document.getElementById('boot')?.textContent;
  if (!data) throw new Error('this page has no boot data');
  return JSON.parse(data) as Boot;
}
