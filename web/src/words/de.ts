// What the script says in German. The area site is the server's alone.
import board from '../../../internal/words/de/board.json';
import match from '../../../internal/words/de/match.json';
import plain from '../../../internal/words/de/plain.json';
import play from '../../../internal/words/de/play.json';
import review from '../../../internal/words/de/review.json';

export default { ...board, ...match, ...plain, ...play, ...review };
