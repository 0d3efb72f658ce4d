// The collection endpoint of an install, as users and the SDK see it (Spec 4.8).
import { collectPath } from '@service/protocol';

/** `publicUrl` has no trailing slash; what comes out is `ServiceBilling.create`'s `endpoint`. */
export const collectEndpoint = (publicUrl: string, installId: string): string =>
  `${publicUrl}${collectPath(installId)}`;
