// The tests of the script, whose texts are in English if a test chooses nothing else.
import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config';

export default mergeConfig(site, defineConfig({ test: { setupFiles: ['src/words/speakenglish.ts'] } }));
