/** What a page is shared as [X102]; addresses are whole. */
export interface ShareOptions {
  title: string
  desc: string
  link: string
  imgUrl: string
  page?: string
  business_type?: string
}
