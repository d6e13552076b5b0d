// The English texts of the script. The area site is for the server only.
import board from '../../../internal/i18n/messages/en/board.json';
import match from '../../../internal/i18n/messages/en/match.json';
import plain from '../../../internal/i18n/messages/en/plain.json';
import play from '../../../internal/i18n/messages/en/play.json';
import review from '../../../internal/i18n/messages/en/review.json';

export default { ...board, ...match, ...plain, ...play, ...review };
