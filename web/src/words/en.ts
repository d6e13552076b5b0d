// What the script says in English. The area site is the server's alone.
import board from '../../../internal/i18n/messages/en/board.json';
import match from '../../../internal/i18n/messages/en/match.json';
import plain from '../../../internal/i18n/messages/en/plain.json';
import play from '../../../internal/i18n/messages/en/play.json';
import review from '../../../internal/i18n/messages/en/review.json';

export default { ...board, ...match, ...plain, ...play, ...review };
