// Request headers of the wire, in the lower case that HTTP/2 and Node use (Spec 2.1, 4.1).

export const DELIVERY_ID_HEADER = 'x-service-delivery-id';
