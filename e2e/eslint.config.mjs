export { default } from '../web/eslint.config.js';
