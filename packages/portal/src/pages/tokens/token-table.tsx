import type { Answer } from '../../api/client.ts';
import { useChange } from '../../api/queries.ts';
import { useSession } from '../../app/session.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import './tokens.css';

type Token = Answer<'GET /tokens'>['tokens'][number];
type State = 'active' | 'expired' | 'revoked';

const TONES: Readonly<Record<State, Tone>> = { active: 'good', expired: 'neutral', revoked: 'neutral' };

function stateOf({ revoked_at, expires_at }: Token): State {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && Date.parse(expires_at) <= Date.now() ? 'expired' : 'active';
}

/** Active tokens first. */
export function TokenTable({ tokens }: { tokens: readonly Token[] }) {
  const { tokens: texts } = useTexts();
  const sorted = tokens.toSorted((a, b) => Number(stateOf(a) !== 'active') - Number(stateOf(b) !== 'active'));
  return (
    <div className="table-scroll">
      <table className="table tokens">
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.scopes}</th>
            <th scope="col">{texts.brands}</th>
            <th scope="col">{texts.created}</th>
            <th scope="col">{texts.lastUsed}</th>
            <th scope="col">{texts.expires}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col">
              <span className="visually-hidden">{texts.revoke}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((token) => (
            <TokenRow key={token.token_id} token={token} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TokenRow({ token }: { token: Token }) {
  const { tokens: texts } = useTexts();
  const formats = useFormats();
  const state = stateOf(token);
  return (
    <tr>
      <td className="foreign">{token.name}</td>
      <td data-label={texts.scopes}>{texts.scopeNames[token.scopes.includes('write') ? 'write' : 'read']}</td>
      <td className="foreign" data-label={texts.brands}>
        <BrandNames ids={token.brand_ids} />
      </td>
      <td data-label={texts.created}>{formats.dateTime(token.created_at)}</td>
      <td data-label={texts.lastUsed}>
        {token.last_used_on === null ? texts.neverUsed : formats.day(token.last_used_on)}
      </td>
      <td data-label={texts.expires}>
        {token.expires_at === null ? texts.expiresIn.never : formats.dateTime(token.expires_at)}
      </td>
      <td className="token-state">
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      </td>
      <td>{state === 'active' && <RevokeButton token={token} />}</td>
    </tr>
  );
}

function BrandNames({ ids }: { ids: readonly string[] | null }) {
  const { tokens } = useTexts();
  const { brands } = useSession();
  if (ids === null) return tokens.allBrands;
  return ids.map((id) => brands.find((brand) => brand.id === id)?.name ?? id).join(', ');
}

function RevokeButton({ token }: { token: Token }) {
  const { tokens: texts } = useTexts();
  const revoke = useChange('DELETE /tokens/:token', ['GET /tokens']);
  return (
    <ConfirmButton
      action={texts.revoke}
      label={texts.revokeName(token.name)}
      question={texts.revokeQuestion(token.name)}
      text={texts.revokeText}
      change={revoke}
      onConfirm={(close) => revoke.mutate({ params: { token: token.token_id } }, { onSuccess: close })}
    />
  );
}
