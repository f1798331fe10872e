import { Link } from '#kit/ui/link.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { contentTabs } from '../contract.ts'
import { ON_HOME, RECOMMEND } from '../rules.ts'
import type { FeedPage } from './feed-entry.ts'
import { FeedList } from './feed-list.tsx'

interface HomeFeedProps {
  first: FeedPage
  tabs: CallOutput<typeof contentTabs>['list']
}

/** The beginning of the feed below everything else, and on as far as one scrolls; nothing where nobody published anything. */
export function HomeFeed({ first, tabs }: HomeFeedProps) {
  if (first.list.length === 0) return null
  return (
    <TitledSection title="推荐阅读" all={{ text: '全部', to: RECOMMEND.url }}>
      <p className="-mt-12 flex flex-wrap gap-x-16">
        {tabs
          .filter(({ is_fixed }) => is_fixed === 0)
          .map(({ tab_id, title, url }) => (
            <Link key={tab_id} to={url} className="flex min-h-target min-w-target items-center text-14 text-accent-ink">
              {title}
            </Link>
          ))}
      </p>
      <FeedList about={{ isHome: true }} first={first} size={ON_HOME} empty={null} />
    </TitledSection>
  )
}
