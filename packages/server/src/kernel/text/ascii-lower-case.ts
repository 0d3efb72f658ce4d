// Lower case for identifiers. Pure.

/**
 * Changes A to Z only. `toLowerCase` turns some other characters into ASCII letters, such as the Kelvin sign into `k`,
 * so that two different identifiers would become one.
 */
export const asciiLowerCase = (text: string): string => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
