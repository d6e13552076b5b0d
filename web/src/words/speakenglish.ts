// Chooses English, as the start of a page does.
import { speak } from './words';

await speak('en');
