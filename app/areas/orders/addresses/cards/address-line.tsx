import { MapPinIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { addressList } from '../contract.ts'

/** An address as its owner sees it. */
export type Address = CallOutput<typeof addressList>['list'][number]

interface AddressLineProps {
  name: string
  mobile: string
  fullAddress: string
  isDefault?: boolean
  end?: ReactNode
}

/** Who gets it, and where. */
export function AddressLine({ name, mobile, fullAddress, isDefault, end }: AddressLineProps) {
  return (
    <div className="flex items-center gap-12">
      <MapPinIcon className="size-20 shrink-0 text-accent-ink" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-8 text-16">
          <span className="font-semibold">{name}</span>
          <span className="text-14 text-ink-2 tabular-nums">{mobile}</span>
          {isDefault && <Tag tone="accent">默认</Tag>}
        </p>
        <p className="pt-2 text-14 text-ink-2">{unbroken(fullAddress)}</p>
      </div>
      {end}
    </div>
  )
}
