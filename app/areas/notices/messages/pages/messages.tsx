import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { TabBar } from '#app/shell/tab-bar.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate } from '#kit/wire/load.ts'
import { messages, readMessages } from '../contract.ts'
import { type Message, MessageCard } from '../parts/message-card.tsx'
import type { Route } from './+types/messages'

export { handle } from 'virtual:rows/R269'

const SIZE = 20

export const clientLoader = behindGate(async ({ callApi }) => callApi(messages, { page_size: SIZE }))

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const [readHere, setReadHere] = useState<ReadonlySet<number> | 'all'>(new Set())
  const navigate = useNavigate()
  const readAll = useAct(readMessages)
  const markRead = useReadOnLeaving()
  const pages = useMorePages({
    first: loaderData.list,
    size: SIZE,
    load: async (page) => (await callApi(messages, { page, page_size: SIZE })).list,
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
    if (message.link) navigate(message.link)
  }
  const end = unread > 0 && (
    <Button kind="text" size="small" busy={readAll.busy} onClick={markAll}>
      全部已读
    </Button>
  )
  return (
    <Frame bar={{ end }} bottom={<TabBar unread={unread} />}>
      <div className="p-16">
        <ListPage pages={pages} empty={<NoMessages />}>
          {(message) => (
            <MessageCard
              message={isRead(message) ? { ...message, is_read: 1 } : message}
              onOpen={() => open(message)}
            />
          )}
        </ListPage>
      </div>
    </Frame>
  )
}

/** What was read is told when one leaves: until then the list, unread first, keeps the order of its pages. */
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
