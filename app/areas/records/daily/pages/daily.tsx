import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { child } from '#app/areas/records/children/contract.ts'
import { WaitingLater } from '#app/areas/records/ground/cards/waiting-later.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { addDays } from '#kit/time/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate, readId } from '#kit/wire/load.ts'
import { addDaily, dailyLog, removeDaily } from '../contract.ts'
import { EntrySheet } from '../parts/entry-sheet.tsx'
import { type Kind, kinds } from '../rules.ts'
import type { Route } from './+types/daily'

export { handle } from 'virtual:rows/records-daily'

const sendings = [{ call: addDaily }]

type Entry = CallOutput<typeof dailyLog>['list'][number]

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const child_id = readId(query, 'child_id')
  const date = query.get('date') ?? ''
  const [{ user_id: userId }, whose, log] = await Promise.all([
    callApi(getUserInfo, {}),
    callApi(child, { child_id }),
    callApi(dailyLog, { child_id, date }),
  ])
  return { userId, whose, log }
})

export default function DailyPage({ loaderData: { userId, whose, log } }: Route.ComponentProps) {
  const today = useToday()
  const [kind, setKind] = useState<Kind>()
  const [asking, setAsking] = useState<Entry>()
  const removing = useAct(removeDaily)
  const place = { userId, record: `daily-${whose.id}` }
  const { revalidate } = useRevalidator()
  const mayWrite = whose.rights !== 'see'
  const remove = async () => {
    const id = asking?.id
    setAsking(undefined)
    if (id !== undefined && (await removing.run({ child_id: whose.id, id }))) revalidate()
  }
  const dayLink = (date: string, text: string) => (
    <Link
      to={address('/records/daily', { child_id: whose.id, date })}
      className="flex min-h-target min-w-target items-center justify-center text-14 text-accent-ink"
    >
      {text}
    </Link>
  )
  return (
    <Frame bar={{ title: `${whose.baby_name}的日常` }}>
      <div className="grow space-y-12 p-16">
        {mayWrite && (
          <div className="grid grid-cols-3 gap-8">
            {(Object.keys(kinds) as Kind[]).map((one) => (
              <Button key={one} kind="secondary" onClick={() => setKind(one)}>
                {kinds[one].words}
              </Button>
            ))}
          </div>
        )}
        <div className="flex items-center justify-between">
          {dayLink(addDays(log.date, -1), '前一天')}
          <p className="text-16 font-medium tabular-nums">{log.date === today ? '今天' : log.date}</p>
          {log.date < today ? dayLink(addDays(log.date, 1), '后一天') : <span className="w-48" />}
        </div>
        {log.list.some(({ is_urgent }) => is_urgent === 1) && (
          <Notice tone="danger">体温需要马上看医生：三个月内 38 ℃ 起，或任何时候 40 ℃ 起。请尽快去急诊。</Notice>
        )}
        <WaitingLater place={place} sendings={sendings} />
        {log.sums.length > 0 && <Card title="合计">{log.sums.map(({ words }) => words).join('；')}</Card>}
        {log.list.length === 0 ? (
          <Empty
            drawing="calendar"
            title="这一天还没有记录"
            text="点上面的按钮，两下就能记好；家里人记的也会在这里。"
          />
        ) : (
          <Card title="记录">
            <ul className="divide-y divide-line">
              {log.list.map((entry) => (
                <li key={entry.id} className="flex min-h-target items-center justify-between gap-8 py-8">
                  <div className="min-w-0">
                    <p className="text-16 break-words">
                      <span className="tabular-nums">{entry.time.slice(11, 16)}</span> {entry.words}
                    </p>
                    <p className="text-12 text-ink-3">
                      {[entry.note, entry.by && `${entry.by}记的`].filter(Boolean).join(' · ')}
                    </p>
                  </div>
                  {mayWrite && (
                    <Button kind="text" size="small" onClick={() => setAsking(entry)}>
                      删除
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      {kind && (
        <EntrySheet
          place={place}
          childId={whose.id}
          kind={kind}
          onClose={() => setKind(undefined)}
          onDone={() => {
            setKind(undefined)
            revalidate()
          }}
        />
      )}
      <Dialog
        open={asking !== undefined}
        danger
        title="删除这条记录？"
        confirmText="删除"
        onCancel={() => setAsking(undefined)}
        onConfirm={remove}
      >
        {asking && `${asking.time.slice(0, 16)} ${asking.words}`}
      </Dialog>
    </Frame>
  )
}
