import type { Reported } from './reported-changes.ts'

/** A row as it is edited: which writing of it this is. */
export interface Edited {
  version: number
  /** Where its call says only that it was changed: its fields by their labels, as they are shown. */
  facts?: Readonly<Record<string, string>>
}

/** What somebody else has changed about a row since the form was opened. */
export const changesBetween = (before: Edited, after: Edited): string[] =>
  Object.entries(after.facts ?? {})
    .filter(([label, value]) => before.facts?.[label] !== value)
    .map(([label, value]) => `${label}：${before.facts?.[label] || '空'} → ${value || '空'}`)

/** Says to who comes second what the first one changed; what they typed stays. */
export function ChangedNotice({ before, after }: { before: Edited; after: Edited }) {
  const changes = changesBetween(before, after)
  const said = changes.length > 0 ? changes : ['内容没有不同，只是保存过一次']
  return <ChangedFrame groups={[{ title: '您打开以后，别人改过这一项：', changes: said }]} />
}

/** The same as the server told it: who, when, and which fields. */
export const ReportedNotice = ({ told }: { told: readonly Reported[] }) => (
  <ChangedFrame
    groups={told.map(({ who, time, words }) => ({
      title: `您打开以后，${who}在 ${time.slice(5, 16)} 改过：`,
      changes: words.length > 0 ? words : ['保存过一次'],
    }))}
  />
)

interface ChangedFrameProps {
  groups: readonly { title: string; changes: readonly string[] }[]
}

const ChangedFrame = ({ groups }: ChangedFrameProps) => (
  <div role="alert" className="rounded-8 bg-warning-tint px-12 py-8 text-14">
    {groups.map(({ title, changes }) => (
      <div key={title}>
        <p className="font-medium">{title}</p>
        <ul className="list-disc pl-20">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </div>
    ))}
    <p>您填的还在。看过以后再点一次按钮，就用您填的保存。</p>
  </div>
)
