import { useNavigate } from '@tanstack/react-router';
import { Select } from '../components/select.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { type Session, useSession } from './session.ts';

/** Switches the brand; a user with one brand sees only its name. */
export function BrandPicker({ open }: { open: Session['brands'][number] | undefined }) {
  const { general } = useTexts();
  const { brands } = useSession();
  const navigate = useNavigate();
  if (brands.length < 2) return <p className="brand-name">{open?.name ?? general.product}</p>;
  return (
    <Select
      label={general.brand}
      isLabelHidden
      options={brands.map(({ id, name }) => ({ id, name }))}
      selected={open?.id ?? ''}
      onSelect={(brand) => void navigate({ to: '/brands/$brand/live', params: { brand } })}
    />
  );
}
