import { CalendarPlusIcon, HeadphonesIcon, HouseIcon, MessageCircleIcon, MessagesSquareIcon } from 'lucide-react'
import { USUAL_HOME } from '#app/areas/home/rules.ts'
import { Frame } from '#app/shell/frame.tsx'
import { TabBar } from '#app/shell/tab-bar.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { IconTiles } from '#kit/ui/icon-tiles.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { address } from '#kit/wire/address.ts'
import { inBrowser, onServer } from '#kit/wire/load.ts'
import { ChannelBlocks } from '../parts/channel-blocks.tsx'
import { Greeting } from '../parts/greeting.tsx'
import { type ChannelShown, loadChannelIfAny } from '../parts/load-channel.ts'
import { CHANNEL_PAGE } from '../rules.ts'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R246'

export const loader = onServer(loadChannelIfAny)
export const clientLoader = inBrowser(loadChannelIfAny)

/** What anybody comes for, whoever sent them. */
const ways = [
  { text: '预约挂号', to: '/guahao/index', Icon: CalendarPlusIcon },
  { text: '问医生', to: '/ask/index', Icon: MessageCircleIcon },
  { text: '健康课堂', to: '/audio/index', Icon: HeadphonesIcon },
  { text: '医路首页', to: USUAL_HOME, Icon: HouseIcon },
]

export default function ChannelPage({ loaderData: shown }: Route.ComponentProps) {
  return shown ? <Channel shown={shown} /> : <NoChannel />
}

function NoChannel() {
  return (
    <Frame bar={{ title: '合作渠道' }}>
      <Empty title="您不是从合作方进来的" text="合作方的页面从它的入口打开；要办的事，从这里也能开始。" />
      <div className="p-16">
        <nav aria-label="常用服务" className="rounded-12 bg-card shadow-soft">
          <IconTiles tiles={ways} />
        </nav>
      </div>
    </Frame>
  )
}

function Channel({ shown }: { shown: ChannelShown }) {
  const { config, tabs } = shown
  const { title, brand, slogan, channel } = config
  return (
    <Frame
      bar={{ title, share: { title, desc: slogan, path: address(CHANNEL_PAGE, { cid: channel }) } }}
      bottom={<TabBar shown={tabs} />}
    >
      <div className="bg-accent px-16 pt-16 pb-20 text-on-accent">
        <p className="text-22 font-semibold">{brand}</p>
        {slogan && <p className="pt-2 text-14">{slogan}</p>}
        <Greeting />
      </div>
      <div className="space-y-24 p-16">
        <nav aria-label="常用服务" className="rounded-12 bg-card shadow-soft">
          <IconTiles tiles={ways} />
        </nav>
        {config.all_page_write_not === 1 && <Notice>这里的内容只供阅读，评价和留言请到其他入口发表。</Notice>}
        {config.all_page_qun_liao === 1 && <GroupCell name={config.group_name} url={config.group_url} />}
        <ChannelBlocks shown={shown} />
        {config.blocks.length === 0 && <Empty title="这里还在准备" text="先从上面的服务开始。" />}
      </div>
    </Frame>
  )
}

/** Here, unlike the entry that floats, it is there in the elder version too. */
function GroupCell({ name, url }: { name: string; url: string }) {
  const to = url.startsWith('/') ? { to: url } : { href: url }
  return (
    <CellGroup>
      <Cell start={<MessagesSquareIcon />} title={name} note="合作方的群，由合作方管理" {...to} />
    </CellGroup>
  )
}
