import type { ReactNode } from 'react'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { serviceWords } from '../rules.ts'
import type { Draft } from './join-draft.ts'
import { stepAddress } from './step-address.ts'

const UNSAID = '还没有填'

/** What an application says, step by step; where it can be changed each step has its way back. */
export function ApplicationFacts({ draft, canChange }: { draft: Draft; canChange: boolean }) {
  const edit = (step: number) =>
    canChange && (
      <Link
        to={stepAddress(step)}
        className="inline-flex min-h-target min-w-target items-center justify-center text-14 text-accent-ink"
        aria-label={`修改第 ${step} 步`}
      >
        修改
      </Link>
    )
  return (
    <>
      <Part title="联系人" aside={edit(1)}>
        <Facts
          facts={[
            { name: '姓名', value: draft.contact || UNSAID },
            { name: '电话', value: draft.mobile || UNSAID },
            { name: '工作台登录名', value: draft.login_name || UNSAID },
          ]}
        />
      </Part>
      <Part title="机构信息" aside={edit(2)}>
        <Facts
          facts={[
            { name: '名称', value: draft.unit_name || UNSAID },
            { name: '类型', value: [draft.class_name, draft.level_name].filter(Boolean).join(' · ') || UNSAID },
            { name: '地址', value: draft.address || UNSAID },
            { name: '对外电话', value: draft.phone || UNSAID },
          ]}
        />
      </Part>
      <Part title="资质证照" aside={edit(3)}>
        <Facts
          facts={[
            { name: '统一社会信用代码', value: <LongNumber text={draft.credit_code} /> },
            { name: '许可证登记号', value: <LongNumber text={draft.licence_no} /> },
            { name: '许可证有效期', value: draft.licence_until || UNSAID },
          ]}
        />
        <Pictures label="执业许可证" pictures={draft.license_images} />
        <Pictures label="其他资质" pictures={draft.cert_images} />
      </Part>
      {draft.services.length > 0 && (
        <Part title="想开通的服务">
          <p className="text-14">{draft.services.map((service) => serviceWords[service]).join('、')}</p>
        </Part>
      )}
    </>
  )
}

const LongNumber = ({ text }: { text: string }) => <span className="wrap-anywhere tabular-nums">{text || UNSAID}</span>

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <div className="flex items-center justify-between gap-12 pb-8">
        <h2 className="text-16 font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  )
}

/** Scans, each of which opens whole. */
export function Pictures({ label, pictures }: { label: string; pictures: Draft['license_images'] }) {
  if (pictures.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-8 pt-12">
      {pictures.map(({ url, preview }, at) => (
        <li key={url}>
          <a href={preview} target="_blank" rel="noreferrer" className="block">
            <Picture src={preview} alt={`${label} ${at + 1}`} width={80} height={80} className="size-80 rounded-8" />
          </a>
        </li>
      ))}
    </ul>
  )
}
