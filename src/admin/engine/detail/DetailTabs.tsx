import { Tab, Tabs } from '@mui/material';
import type { RaRecord } from 'react-admin';
// biome-ignore lint/style/noRestrictedImports: It reads the name of a tab.
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useDefinition } from '#admin/engine/context/contexts.ts';
import { detailPagePath } from '#admin/engine/context/dialogRoutes.ts';
import { panelId, tabId } from '#admin/engine/context/segments.ts';
import { useResourceText } from '#admin/engine/text/useT.ts';
import { filledIn, type Part } from './DetailPart.tsx';

/**
 * The declared tabs of a record's page, and the one in the URL. The page's own address opens the first tab, which also has
 * the parts without a tab. The dialogs of a related list have addresses below that of its tab.
 */
export function useDetailTabs(parts: readonly Part[], record: RaRecord) {
  const definition = useDefinition();
  const { '*': path = '' } = useParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { tabs: names = [] } = definition.detailPage ?? {};
  const tabs = names.flatMap((name) => parts.find((part) => part.name === name) ?? []);
  const [first] = tabs;
  const tabOf = (name?: string) => tabs.find((tab) => tab.name === name) ?? first;
  const current = tabOf(path.split('/')[0]);
  return {
    tabs,
    current,
    isFirst: current === first,
    isIn: (tab: Part | undefined, part: { name: string }) => tabOf(part.name) === tab,
    openTab: (tab: Part) => {
      const base = detailPagePath(definition, record.id);
      navigate({ pathname: tab === first ? base : `${base}/${tab.name}`, search }, { state });
    },
  };
}

type Props = Pick<ReturnType<typeof useDetailTabs>, 'tabs' | 'current' | 'openTab'> & { record: RaRecord };

/** The tabs of a record's page. Those of pictures say how many there are. */
export function DetailTabs({ tabs, current, openTab, record }: Props) {
  const { sentence } = useResourceText();
  return (
    <Tabs
      value={current?.name}
      onChange={(_, name: string) => tabs.filter((tab) => tab.name === name).forEach(openTab)}
      aria-label={sentence('show.pageTitle')}
    >
      {tabs.map(({ name, label, pictures }) => {
        const count = pictures && filledIn(record, pictures).length;
        return (
          <Tab
            key={name}
            value={name}
            id={tabId(name)}
            aria-controls={panelId}
            label={count === undefined ? label : sentence('list.segment', { segment: label, count })}
          />
        );
      })}
    </Tabs>
  );
}
