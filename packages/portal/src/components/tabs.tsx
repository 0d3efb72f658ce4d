import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import './tabs.css';

interface TabsProps {
  label: string;
  /** If absent, the tabs manage the selection themselves, starting with the first. */
  selected?: string;
  onSelect?(id: string): void;
  tabs: readonly { id: string; name: string; content: ReactNode }[];
}

export const Tabs = ({ label, selected, onSelect, tabs }: TabsProps) => (
  <AriaTabs
    className="tabs"
    // If the first tab is selected here, its panel renders at once and nothing moves.
    {...(selected === undefined ? { defaultSelectedKey: tabs[0]?.id ?? '' } : { selectedKey: selected })}
    onSelectionChange={(key) => onSelect?.(String(key))}
  >
    <TabList className="tab-list" aria-label={label}>
      {tabs.map(({ id, name }) => (
        <Tab key={id} id={id} className="tab">
          {name}
        </Tab>
      ))}
    </TabList>
    {tabs.map(({ id, content }) => (
      <TabPanel key={id} id={id} className="tab-panel">
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
);
