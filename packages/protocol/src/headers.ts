// Request headers in lower case, as HTTP/2 and Node use them (Spec 2.1, 4.1).

export const DELIVERY_ID_HEADER = 'x-service-delivery-id';
