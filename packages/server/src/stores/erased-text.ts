// What records say of visitors who were erased.

/** Stands where the ID of an erased visitor stood. */
export const ERASED_TEXT = 'erased';
