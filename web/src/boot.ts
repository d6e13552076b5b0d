// What the server has put into the page for the script: <script type="application/json" id="boot">.
import type { Player, Reason } from './game/types';
import type { Line, PieceSet, View } from './rules/rules';
import type { ChatLine, MatchState, Present } from './live/protocol';

export type Language = 'en' | 'de';

/** The preferences of a person; stored in the cookie "look", which the server reads too. */
export interface Look {
  lang: Language;
  theme: 'auto' | 'light' | 'dark';
  set: PieceSet;
  names: boolean; // the names of Ki Shogi's faces below their kanji
  coordinates: boolean;
  sounds: boolean;
  motion: 'auto' | 'none';
  confirm: 'auto' | 'always' | 'never'; // auto: only where a turn has days
}

/** An option of a new game; said are the texts of its values. */
export interface OptionInfo {
  name: string;
  title: string;
  default: string;
  meaning: string;
  values: string[];
  said: string[];
}

export interface GameInfo {
  name: string;
  title: string;
  players: [string, string];
  options: OptionInfo[];
  reasons: Record<string, string>; // of outcomes, in words
  levels: string[]; // of computers in the browser
}

export interface Common {
  look: Look;
  me: { id: string; name: string } | null;
  games: GameInfo[];
}

export interface MatchBoot extends Common {
  page: 'match'; // /match/ID: as it is now
  state: MatchState;
  you: Player[];
  present: Present;
  chat: ChatLine[];
  view: View;
  invitations: { seat: Player; address: string }[];
}

export interface ReviewBoot extends Common {
  page: 'review'; // /match/ID/PLY; /review: a record that is pasted, or the part of the address after #
  match?: {
    id: string;
    status: MatchState['status'];
    seats: MatchState['seats'];
    outcome: MatchState['outcome'];
    clock: string;
    you: Player[];
    line: Line; // all turns
    ply: number; // how many of them are shown
    view: View; // after ply turns
  };
}

export interface PlayBoot extends Common {
  page: 'play'; // /play/GAME: against the computer in this browser
  game: string;
  view: View;
}

export interface EmbedBoot extends Common {
  page: 'embed'; // /embed/match/ID/PLY
  line: Line;
  view: View;
  ply: number;
  match: string;
}

export interface PlainBoot extends Common {
  page: 'plain'; // everything else: diagrams on rules pages, settings that apply at once
}

export type Boot = MatchBoot | ReviewBoot | PlayBoot | EmbedBoot | PlainBoot;

/** readBoot returns what the page holds. */
export function readBoot(): Boot {
  const data = document.getElementById('boot')?.textContent;
  if (!data) throw new Error('this page has no boot data');
  return JSON.parse(data) as Boot;
}

export type { Reason };
