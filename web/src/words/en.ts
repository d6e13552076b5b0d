// What the script says in English. The area site is the server's alone.
import board from '../../../internal/words/en/board.json';
import match from '../../../internal/words/en/match.json';
import plain from '../../../internal/words/en/plain.json';
import play from '../../../internal/words/en/play.json';
import review from '../../../internal/words/en/review.json';

export default { ...board, ...match, ...plain, ...play, ...review };
