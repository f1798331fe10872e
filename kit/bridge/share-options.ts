/** What a page offers to be shared: six things [X102]. */
export interface ShareOptions {
  title: string
  desc: string
  link: string
  imgUrl: string
  page?: string
  business_type?: string
}
