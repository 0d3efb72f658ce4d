// The collection endpoint of an install, as users and the SDK see it (Spec 4.8).
import { collectPath } from '@service/protocol';

/** `publicUrl` has no trailing slash; the result is the `endpoint` of `ServiceBilling.create`. */
export const collectEndpoint = (publicUrl: string, installId: string): string =>
  `${publicUrl}${collectPath(installId)}`;
