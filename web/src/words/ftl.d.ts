// A catalogue in the format of Project Fluent, without its comments (vite.config.ts).
declare module '*.ftl' {
  const text: string;
  export default text;
}
