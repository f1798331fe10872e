import { shortTime } from '#kit/time/short-time.ts'
import type { Reported } from './reported-changes.ts'

/** A row as it is edited: which writing of it this is. */
export interface Edited {
  version: number
}

/** Says to who comes second who wrote the row since, when, and over which fields; what they typed stays. */
export const ReportedNotice = ({ told }: { told: readonly Reported[] }) => (
  <div role="alert" className="rounded-8 bg-warning-tint px-12 py-8 text-14">
    {told.map(({ who, time, words }) => (
      <div key={`${who} ${time}`}>
        <p className="font-medium">
          您打开以后，{who}在 {shortTime(time)} 改过：
        </p>
        <ul className="list-disc pl-20">
          {(words.length > 0 ? words : ['保存过一次']).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </div>
    ))}
    <p>您填的还在。看过以后再点一次按钮，就用您填的保存。</p>
  </div>
)
