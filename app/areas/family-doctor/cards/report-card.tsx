import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { getCheckReportById } from '../contract.ts'

type Report = Pick<
  CallOutput<typeof getCheckReportById>,
  'title' | 'check_date' | 'values' | 'content' | 'images' | 'is_team'
>

/** A check report: values beside what is normal, words, pictures. */
export function ReportCard({ report }: { report: Report }) {
  return (
    <Card title={report.title} aside={report.check_date}>
      <div className="space-y-12">
        {report.values.length > 0 && (
          <Facts
            facts={report.values.map(({ name, value, normal }) => ({
              name,
              value: (
                <>
                  <span className="block tabular-nums">{value}</span>
                  <span className="block text-12 text-ink-3">参考 {normal}</span>
                </>
              ),
            }))}
          />
        )}
        {report.content && <p className="text-16 whitespace-pre-line">{report.content}</p>}
        {report.images.length > 0 && (
          <ul className="grid grid-cols-3 gap-8">
            {report.images.map((image, at) => (
              <li key={image}>
                <a href={image} target="_blank" rel="noreferrer">
                  <Picture
                    src={image}
                    alt={`报告图片 ${at + 1}`}
                    width={100}
                    height={100}
                    className="w-full rounded-8"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="text-12 text-ink-3">{report.is_team === 1 ? '家庭医生团队提供' : '自己添加'}</p>
      </div>
    </Card>
  )
}
