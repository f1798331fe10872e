import { useNavigate } from 'react-router'
import { environmentOf } from '#kit/bridge/detect.ts'
import { toast } from '#kit/ui/toast.ts'
import { session } from '#kit/wire/browser/session.ts'
import { currentAddress, signInAddress } from '#kit/wire/browser/way-back.ts'

/** So long words stay before the page leads on [X218] [X220] [X271]. */
const READ_MS = 1_000

/** Says something, and leads to the sign-in page once it was read. */
export const useSignInAfter = () => {
  const navigate = useNavigate()
  return (words: string) => {
    toast(words)
    setTimeout(() => navigate(signInAddress(currentAddress())), READ_MS)
  }
}

interface KeyFirst {
  /** The native app brings its key by the bridge: the question may go without one [X219]. */
  unlessNative?: boolean
}

/** Whether an order may be asked about: without a key the patient reads why not, nothing is asked, and they sign in [X218] [X219] [X271]. */
export const useKeyFirst = ({ unlessNative = false }: KeyFirst = {}) => {
  const signInAfter = useSignInAfter()
  return (): boolean => {
    const mayLack = unlessNative && environmentOf(navigator.userAgent).host === 'patient-app'
    if (mayLack || session.read() !== null) return true
    signInAfter('请先登录！')
    return false
  }
}
