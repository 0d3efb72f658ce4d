// The placeholder for erased visitors.

/** Replaces the ID of an erased visitor. */
export const ERASED_TEXT = 'erased';
