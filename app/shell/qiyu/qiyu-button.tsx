import { HeadsetIcon, LoaderCircleIcon } from 'lucide-react'
import { useNavigate, useNavigation } from 'react-router'
import { FloatButton } from '#kit/ui/float-button.tsx'
import { address } from '#kit/wire/address.ts'
import { usePageHandle } from '../page-handle.ts'

/** The way to customer service, which is told where one comes from [X037]; it turns while the desk is on its way. */
export function QiyuButton() {
  const row = usePageHandle()
  const navigate = useNavigate()
  const isComing = useNavigation().location?.pathname === '/qiyuMiddle'
  const open = () => navigate(address('/qiyuMiddle', { title: row?.qiyuTitle ?? row?.title }))
  return (
    <FloatButton label="在线客服" onPress={open}>
      <span className="flex size-48 items-center justify-center rounded-full bg-tint text-28">
        {isComing ? <LoaderCircleIcon className="animate-spin" /> : <HeadsetIcon />}
      </span>
      客服
    </FloatButton>
  )
}
