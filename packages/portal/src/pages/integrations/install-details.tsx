import { ConnectionCard } from './connection-card.tsx';
import type { Install, Installs } from './install.ts';
import { SettingsCard } from './settings-card.tsx';
import { SetupCard } from './setup-card.tsx';
import { SnippetCard } from './snippet-card.tsx';

interface InstallDetailsProps {
  brand: string;
  install: Install;
  pinnedScript: Installs['pinned_script'];
  isOwner: boolean;
}

export const InstallDetails = ({ brand, install, pinnedScript, isOwner }: InstallDetailsProps) => (
  <div className="install-details">
    <SetupCard brand={brand} install={install} />
    <SnippetCard install={install} pinnedScript={pinnedScript} />
    <SettingsCard brand={brand} install={install} isOwner={isOwner} />
    <ConnectionCard brand={brand} install={install} isOwner={isOwner} />
  </div>
);
