// The German texts of the script. The area site is for the server only.
import board from '../../../internal/i18n/messages/de/board.json';
import match from '../../../internal/i18n/messages/de/match.json';
import plain from '../../../internal/i18n/messages/de/plain.json';
import play from '../../../internal/i18n/messages/de/play.json';
import review from '../../../internal/i18n/messages/de/review.json';

export default { ...board, ...match, ...plain, ...play, ...review };
