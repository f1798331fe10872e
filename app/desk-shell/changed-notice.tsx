/** A row as it is edited: what it says, in words, and which of its changes this is. */
export interface Edited {
  version: number
  /** Its fields by their labels, as they are shown. */
  facts: Readonly<Record<string, string>>
}

/** What somebody else has changed about a row since the form was opened. */
export const changesBetween = (before: Edited, after: Edited): string[] =>
  Object.entries(after.facts)
    .filter(([label, value]) => before.facts[label] !== value)
    .map(([label, value]) => `${label}：${before.facts[label] || '空'} → ${value || '空'}`)

/** Says to who comes second what the first one changed; what they typed stays. */
export function ChangedNotice({ before, after }: { before: Edited; after: Edited }) {
  const changes = changesBetween(before, after)
  return (
    <div role="alert" className="rounded-8 bg-warning-tint px-12 py-8 text-14">
      <p className="font-medium">您打开以后，别人改过这一项：</p>
      <ul className="list-disc pl-20">
        {(changes.length > 0 ? changes : ['内容没有不同，只是保存过一次']).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>您填的还在。看过以后再点一次按钮，就用您填的保存。</p>
    </div>
  )
}
