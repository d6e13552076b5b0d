export type * from '../wire';
