// The zod entry `@service/protocol/schemas`, for servers and tests; never for the browser.

export {
  actionRequestSchema,
  actionResponseSchema,
  actionShapeSchema,
  propertiesFault,
  propertiesSchema,
} from './collect/action.ts';
export { isSensitiveKey } from './collect/sensitive-keys.ts';
export { sessionRequestSchema, sessionResponseSchema, visitorIdSchema } from './collect/session.ts';
export { collectJsonSchemas, type JsonSchema } from './json-schemas.ts';
export { countBytes, countCharacters, text } from './text.ts';
