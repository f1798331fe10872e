import { useEffect, useRef, useState } from 'react'
import { homeBlocks } from '#app/areas/home/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { TabBar } from '#app/shell/tab-bar.tsx'
import { type Day, dayOf, daysBetween, parseTime } from '#kit/time/day.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate } from '#kit/wire/load.ts'
import { messages, readMessages } from '../contract.ts'
import { type Message, MessageCard } from '../parts/message-card.tsx'
import { agoWords, groupNames, messageGroups } from '../rules.ts'
import type { Route } from './+types/messages'

export { handle } from 'virtual:rows/R269'

const SIZE = 20

const UNREAD = 'unread'
const HERE = '/account/messages'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const list = query.get('list')
  const group = groupNames.find((name) => name === list)
  const asked = { group, unread: list === UNREAD ? (1 as const) : undefined }
  const [found, { tabs }] = await Promise.all([
    callApi(messages, { ...asked, page_size: SIZE }),
    callApi(homeBlocks, {}),
  ])
  return { ...found, tabs, asked }
})

/** Another list is another page: what was read in one is not carried into the next. */
export default function MessagesPage(props: Route.ComponentProps) {
  const { group, unread } = props.loaderData.asked
  return <Messages key={`${group} ${unread}`} {...props} />
}

function Messages({ loaderData }: Route.ComponentProps) {
  const { asked } = loaderData
  const today = useToday()
  const [readHere, setReadHere] = useState<ReadonlySet<number> | 'all'>(new Set())
  const readAll = useAct(readMessages)
  const markRead = useReadOnLeaving()
  const pages = useMorePages({
    first: loaderData.list,
    size: SIZE,
    load: async (page) => (await callApi(messages, { ...asked, page, page_size: SIZE })).list,
    idOf: (message) => message.id,
  })
  const isRead = ({ id, is_read }: Message) => is_read === 1 || readHere === 'all' || readHere.has(id)
  const unread = readHere === 'all' ? 0 : loaderData.unread_num - readHere.size

  const markAll = async () => {
    if (!(await readAll.run({}))) return
    setReadHere('all')
    toast('全部标为已读')
  }
  const open = (message: Message) => {
    if (!isRead(message) && readHere !== 'all') {
      setReadHere(new Set([...readHere, message.id]))
      markRead(message.id)
    }
  }
  const end = unread > 0 && (
    <Button kind="text" size="small" busy={readAll.busy} onClick={markAll}>
      全部已读
    </Button>
  )
  return (
    <Frame bar={{ end }} bottom={<TabBar shown={loaderData.tabs} unread={unread} />}>
      <Tabs
        label="消息"
        tabs={[
          { text: '全部', to: HERE, current: !asked.group && !asked.unread },
          { text: '未读', to: address(HERE, { list: UNREAD }), current: asked.unread === 1, count: unread },
          ...groupNames.map((name) => ({
            text: messageGroups[name].words,
            to: address(HERE, { list: name }),
            current: asked.group === name,
          })),
        ]}
      />
      <div className="p-16">
        <ListPage pages={pages} empty={asked.group || asked.unread ? <NoneOfThese /> : <NoMessages />}>
          {(message) => {
            const heading = headingOf(message, today)
            const before = pages.items[pages.items.indexOf(message) - 1]
            return (
              <>
                {(!before || headingOf(before, today) !== heading) && (
                  <h2 className="px-4 pt-4 text-14 text-ink-2">{heading}</h2>
                )}
                <MessageCard
                  message={isRead(message) ? { ...message, is_read: 1 } : message}
                  onOpen={() => open(message)}
                />
              </>
            )
          }}
        </ListPage>
      </div>
    </Frame>
  )
}

const headingOf = ({ add_time }: Message, today: Day): string =>
  agoWords(daysBetween(dayOf(parseTime(add_time)), today))

/** What was read is told when one leaves: until then a list of what is unread keeps the order of its pages. */
const useReadOnLeaving = () => {
  const read = useRef<number[]>([])
  useEffect(() => {
    const tell = () => {
      for (const id of read.current.splice(0)) callApi(readMessages, { id }).catch(() => undefined)
    }
    window.addEventListener('pagehide', tell)
    return () => {
      window.removeEventListener('pagehide', tell)
      tell()
    }
  }, [])
  return (id: number) => void read.current.push(id)
}

function NoneOfThese() {
  return (
    <Empty
      drawing="message"
      title="这里没有消息"
      text="换一类看看，或者看全部消息。"
      action={
        <ButtonLink kind="secondary" to={HERE}>
          看全部
        </ButtonLink>
      }
    />
  )
}

function NoMessages() {
  return (
    <Empty
      drawing="message"
      title="还没有消息"
      text="预约成功、候补有号、医生停诊，都会第一时间告诉您。"
      action={
        <ButtonLink kind="secondary" to="/guahao/index">
          去预约挂号
        </ButtonLink>
      }
    />
  )
}
