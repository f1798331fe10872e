import { ActButton } from '#app/desk-shell/act-button.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { HOT_DAYS, HOT_WORDS } from '../../rules.ts'
import { deskHotWordMute, type deskHotWords } from '../contract.ts'

type Hot = CallOutput<typeof deskHotWords>['list'][number]

interface HotWordsProps {
  words: readonly Hot[]
  onDone: () => void
}

/** What many search for, and which of it everybody is shown. */
export function HotWords({ words, onDone }: HotWordsProps) {
  const columns: Column<Hot>[] = [
    { head: '词', cell: (row) => row.word },
    { head: '搜了', cell: (row) => `${row.search_num} 次`, numeric: true, tight: true },
    { head: '患者看到', cell: (row) => <Standing row={row} />, tight: true },
    {
      head: '操作',
      bare: true,
      cell: ({ word, is_muted }) => (
        <div className="-ml-12">
          <ActButton
            call={deskHotWordMute}
            input={{ word, is_muted: is_muted === 1 ? 0 : 1 }}
            kind="text"
            said={() => (is_muted === 1 ? '已恢复显示' : '不再显示')}
            onDone={onDone}
          >
            {is_muted === 1 ? '恢复显示' : '不显示'}
          </ActButton>
        </div>
      ),
    },
  ]
  return (
    <Card title="大家都在搜">
      <p className="pb-12 text-14 text-ink-2">
        最近 {HOT_DAYS} 天搜得最多的，前 {HOT_WORDS} 个显示给所有人。不显示的词仍然搜得到。
      </p>
      <Table
        label="大家都在搜"
        columns={columns}
        rows={words}
        keyOf={(row) => row.word}
        empty={<Empty title={`最近 ${HOT_DAYS} 天还没有人搜索`} text="患者搜得多的词会排在这里。" />}
      />
    </Card>
  )
}

function Standing({ row: { rank, is_muted } }: { row: Hot }) {
  if (is_muted === 1) return <Tag>不显示</Tag>
  return rank === null ? <Tag>还不够前 {HOT_WORDS}</Tag> : <Tag tone="success">第 {rank} 位</Tag>
}
