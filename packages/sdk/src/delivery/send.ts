// Sends a request with the session token, and renews the token once if the server refuses it.
import type { Session } from '../session/session.ts';
import type { Redeem, Visitor } from '../visitor/visitor-id.ts';
import { toError } from './classify.ts';
import type { Deliver } from './retry.ts';
import type { Send } from './transport.ts';

/** @param deliver starts the budget of one logical request */
export const createSend =
  (visitor: Visitor, session: Session, deliver: () => Deliver, redeem: Redeem): Send =>
  async (route, fields, deliveryId, known) => {
    const visitorId = await visitor.ensure(redeem, known);
    const payload = { service_visitor_id: visitorId, ...fields };
    const resend = deliver();
    for (let renewed = false; ; renewed = true) {
      const bearer = await session.token(visitorId);
      const outcome = await resend(route, deliveryId, payload, bearer);
      const { answer, status } = outcome;
      if (answer?.accepted || answer?.link_token) return answer;
      if (status === 401) session.refused(bearer);
      if (status !== 401 || renewed) throw toError(outcome);
    }
  };
