// Public API of the OpenAPI document.
export { createOpenApiDocument, type OpenApiDocument } from './document.ts';
export { OPERATIONS, type Operation, OTHER_ROUTES } from './operations.ts';
