// The public entry, for everything that a first load may need. Overlays bring Radix (12 to 22 kB) and are therefore
// not here: load `#design-system/components/modal/modal.tsx`, `sheet/sheet.tsx`, `dialogs/confirm-dialog.tsx`,
// `dialogs/alert-dialog.tsx`, `dialogs/revoke-dialog.tsx`, `tooltip/tooltip.tsx`, `popover/popover.tsx` or
// `dropdown-menu/dropdown-menu.tsx` lazily by path.
export { Accordion, type AccordionItem, type AccordionProps } from './components/accordion/accordion.tsx';
export { AddressCard, type AddressCardProps } from './components/address-card/address-card.tsx';
export { ArticleSteps, type ArticleStep } from './components/article/article-steps.tsx';
export { Article, type ArticleProps } from './components/article/article.tsx';
export { Policy, type PolicyProps } from './components/article/policy.tsx';
export { AspectRatio, type AspectRatioProps } from './components/aspect-ratio/aspect-ratio.tsx';
export { Avatar, type AvatarVariant, type AvatarProps } from './components/avatar/avatar.tsx';
export { Badge, Tag, type BadgeTone, type BadgeProps } from './components/badge/badge.tsx';
export { Banner, InlineMessage, type BannerTone, type BannerProps } from './components/banner/banner.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './components/breadcrumbs/breadcrumbs.tsx';
export { BundleCard, type BundleCardProps } from './components/bundle-card/bundle-card.tsx';
export { BulbString, type BulbStringProps } from './components/bulb-string/bulb-string.tsx';
export {
  Button,
  type ButtonTone,
  type ButtonSize,
  type ButtonLook,
  type ButtonProps,
} from './components/button/button.tsx';
export { BuyBar } from './components/buy-bar/buy-bar.tsx';
export { CampaignBand, type PictureFocus, type CampaignBandProps } from './components/campaign-band/campaign-band.tsx';
export { CampaignCard, type CampaignPhase, type CampaignCardProps } from './components/campaign-card/campaign-card.tsx';
export { Carousel, type CarouselProps } from './components/carousel/carousel.tsx';
export { CartIconButton, type CartIconButtonProps } from './components/cart-icon-button/cart-icon-button.tsx';
export { CartLineCard, type CartLineCardProps } from './components/cart-line-card/cart-line-card.tsx';
export { CategoryTile, type CategoryTileProps } from './components/category-tile/category-tile.tsx';
export { Chip, RemovableChip, type ChipProps, type RemovableChipProps } from './components/chip/chip.tsx';
export { ChatMessage, type ChatMessageProps } from './components/chat/chat-message.tsx';
export { Chat, type ChatProps } from './components/chat/chat.tsx';
export { ReplyBox, type ReplyBoxProps } from './components/chat/reply-box.tsx';
export {
  CheckInStrip,
  type CheckInState,
  type CheckInDay,
  type CheckInStripProps,
} from './components/check-in-strip/check-in-strip.tsx';
export { Checkbox, type CheckboxProps } from './components/choice/checkbox.tsx';
export { RadioGroup, type RadioOption, type RadioGroupProps } from './components/choice/radio-group.tsx';
export { digitsOf, CodeField, type CodeFieldProps } from './components/code-field/code-field.tsx';
export { CopyButton, type CopyButtonProps } from './components/copy-button/copy-button.tsx';
export type { DurationParts } from './components/countdown/split-duration.ts';
export { clockFormat, Countdown, type CountdownProps } from './components/countdown/countdown.tsx';
export { CouponCard, type CouponState, type CouponCardProps } from './components/coupon-card/coupon-card.tsx';
export { CouponRow, type CouponRowProps } from './components/coupon-card/coupon-row.tsx';
export { DataTable, type DataColumn, type DataRow, type DataTableProps } from './components/data-table/data-table.tsx';
export { DealHero, type DealPhase, type DealHeroProps } from './components/deal-hero/deal-hero.tsx';
export { EnergyArrow, type EnergyArrowProps } from './components/energy-label/energy-arrow.tsx';
export { type EnergyClass } from './components/energy-label/energy-class.ts';
export { EnergyLabel, type EnergyLabelProps } from './components/energy-label/energy-label.tsx';
export { Field, type FieldControl, type FieldTexts, type FieldProps } from './components/field/field.tsx';
export { FileUpload, type FileUploadProps } from './components/file-upload/file-upload.tsx';
export { type Upload, type UploadTexts } from './components/file-upload/upload-row.tsx';
export { FlashDeck, type FlashOffer, type FlashDeckProps } from './components/flash-deck/flash-deck.tsx';
export { Footer, type FooterProps } from './components/footer/footer.tsx';
export { Form, type FormProps } from './components/form/form.tsx';
export { FormErrorSummary, type FormError } from './components/form-error-summary/form-error-summary.tsx';
export { Frame, type FrameProps } from './components/frame-host/frame.tsx';
export { FrameHost, type FrameHostProps } from './components/frame-host/frame-host.tsx';
export { Gallery, type GalleryProps } from './components/gallery/gallery.tsx';
export type { GalleryPicture } from './components/gallery/thumb.tsx';
export { PictureStrip, type PictureStripProps } from './components/gallery/picture-strip.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { ImageBox, type PictureFiles, type Picture, type ImageBoxProps } from './components/image-box/image-box.tsx';
export { latePicture } from './components/image-box/late-picture.ts';
export {
  Stack,
  Inline,
  Grid,
  Container,
  Panel,
  Divider,
  ScreenOnly,
  VisuallyHidden,
} from './components/layout/layout.tsx';
export { Ledger, type LedgerEntry, type LedgerProps } from './components/ledger/ledger.tsx';
export type { LampRoomPictures } from './components/level-lamp/lamp-room.tsx';
export { LevelLamp, type LevelLampProps } from './components/level-lamp/level-lamp.tsx';
export { LightSwitch, type LightSwitchProps } from './components/light-switch/light-switch.tsx';
export { LinkProvider, Link, type LinkComponent, type LinkProps } from './components/link/link.tsx';
export { Logo } from './components/logo/logo.tsx';
export { LuckyDraw, type DrawState, type LuckyDrawProps } from './components/lucky-draw/lucky-draw.tsx';
export { MarketSwitcher, type MarketSwitcherProps } from './components/market-switcher/market-switcher.tsx';
export { NavBar, type NavLink, type NavBarProps } from './components/nav-bar/nav-bar.tsx';
export { MenuList, type MenuItem } from './components/menu-list/menu-list.tsx';
export { Meter, type MeterGoal, type MeterProps } from './components/meter/meter.tsx';
export {
  NotificationStack,
  type NotificationTone,
  type NotificationItem,
  type NotificationStackProps,
} from './components/notification-stack/notification-stack.tsx';
export { NumberLine, type NumberLineItem, type NumberLineProps } from './components/number-line/number-line.tsx';
export { OptionPicker, type PickerOption, type OptionPickerProps } from './components/option-picker/option-picker.tsx';
export { OrderCard, type OrderCardProps } from './components/order-card/order-card.tsx';
export { pageWindow } from './components/pagination/page-window.ts';
export {
  paginationLabels,
  Pagination,
  type PaginationLabels,
  type PaginationProps,
} from './components/pagination/pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './components/password-field/password-field.tsx';
export { Price, type PriceParts, type PriceProps } from './components/price/price.tsx';
export { PriceChart, type PriceChartPoint, type PriceChartProps } from './components/price-chart/price-chart.tsx';
export { PriceStairs, type PriceStep, type PriceStairsProps } from './components/price-stairs/price-stairs.tsx';
export { ProductCard, type Swatch, type ProductCardProps } from './components/product-card/product-card.tsx';
export { Progress, type ProgressProps } from './components/progress/progress.tsx';
export { AnswerCard, type AnswerCardProps } from './components/question-card/answer-card.tsx';
export { QuestionCard, type QuestionCardProps } from './components/question-card/question-card.tsx';
export { QuestionRows, type QuestionRow } from './components/question-rows/question-rows.tsx';
export { QuestionPage, type QuestionPageProps } from './components/question-page/question-page.tsx';
export { QuestionProduct, type QuestionProductProps } from './components/question-page/question-product.tsx';
export type { ProseBlock, ProseSpan } from './components/prose/prose-block.ts';
export { Prose, type ProseProps } from './components/prose/prose.tsx';
export { proseContents, type ProsePart } from './components/prose/prose-contents.ts';
export { QuantityStepper, type QuantityStepperProps } from './components/quantity-stepper/quantity-stepper.tsx';
export { RadioCards, type RadioCardsProps } from './components/radio-card/radio-card.tsx';
export { RangeField, type Range, type RangeFieldProps } from './components/range-field/range-field.tsx';
export { Rating, type RatingProps } from './components/rating/rating.tsx';
export { RatingInput, type RatingInputProps } from './components/rating-input/rating-input.tsx';
export { ReviewCard, type ReviewPicture, type ReviewCardProps } from './components/review-card/review-card.tsx';
export { RewardStrip, type RewardFact, type RewardStripProps } from './components/reward-strip/reward-strip.tsx';
export { Scene, SceneOver, type SceneProps } from './components/scene/scene.tsx';
export { SearchField, type SearchFieldProps } from './components/search-field/search-field.tsx';
export { SectionHeader, type SectionHeaderProps } from './components/section-header/section-header.tsx';
export { Section, type Ground, type SectionProps } from './components/section/section.tsx';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './components/segmented-control/segmented-control.tsx';
export {
  Select,
  CompactSelect,
  type SelectOption,
  type SelectProps,
  type CompactSelectProps,
} from './components/select/select.tsx';
export { Shortcuts, type Shortcut } from './components/shortcuts/shortcuts.tsx';
export {
  Bone,
  SkeletonText,
  SkeletonCard,
  SkeletonList,
  SkeletonProduct,
  SkeletonCart,
  SkeletonForm,
  SkeletonOrder,
} from './components/skeleton/skeleton.tsx';
export { SideNav, type SideNavItem, type SideNavProps } from './components/side-nav/side-nav.tsx';
export { Slider, type SliderProps } from './components/slider/slider.tsx';
export { Autoplay, type AutoplayProps } from './components/slides/autoplay.tsx';
export { Slides, type SlidesProps } from './components/slides/slides.tsx';
export { SpecList } from './components/spec-list/spec-list.tsx';
export { SplitBand, type SplitBandProps } from './components/split-band/split-band.tsx';
export { SplitPage } from './components/split-page/split-page.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export { ArtElsewhere } from './art/art-elsewhere.tsx';
export { ArtEmptyCart } from './art/art-empty-cart.tsx';
export { ArtEndedCampaign } from './art/art-ended-campaign.tsx';
export { ArtError } from './art/art-error.tsx';
export { ArtExternalPage } from './art/art-external-page.tsx';
export { ArtMissing } from './art/art-missing.tsx';
export { ArtNoAddress } from './art/art-no-address.tsx';
export { ArtNoOrders } from './art/art-no-orders.tsx';
export { ArtNothingFound } from './art/art-nothing-found.tsx';
export { ArtNothingKept } from './art/art-nothing-kept.tsx';
export { ArtOffline } from './art/art-offline.tsx';
export { ArtReceipt } from './art/art-receipt.tsx';
export { ArtSignedOut } from './art/art-signed-out.tsx';
export { ArtThankYou } from './art/art-thank-you.tsx';
export { ArtTimeOver } from './art/art-time-over.tsx';
export { OfflineBanner } from './components/state-page/offline-banner.tsx';
export { EmptyState, ErrorState, type StatePageProps } from './components/state-page/state-page.tsx';
export { StepIndicator, type StepState, type Step } from './components/step-indicator/step-indicator.tsx';
export { SummaryList, type SummaryRow, type SummaryListProps } from './components/summary-list/summary-list.tsx';
export { Switch, type SwitchProps } from './components/switch/switch.tsx';
export { TabBar, type TabBarItem } from './components/tab-bar/tab-bar.tsx';
export { TabLinks, type TabLink } from './components/tab-links/tab-links.tsx';
export { Tabs, type TabItem, type TabsProps } from './components/tabs/tabs.tsx';
export { TaskRow, type TaskRowProps } from './components/task-row/task-row.tsx';
export { TextField, TextArea, type TextFieldProps, type TextAreaProps } from './components/text-field/text-field.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './components/text/heading.tsx';
export { Text, type TextTone, type TextProps } from './components/text/text.tsx';
export { ThemeSwitch, type ThemeChoice, type ThemeSwitchProps } from './components/theme-switch/theme-switch.tsx';
export { TicketList, type TicketRow } from './components/ticket-thread/ticket-list.tsx';
export { TicketMessage, type TicketMessageProps } from './components/ticket-thread/ticket-message.tsx';
export { TicketThread, type TicketDay, type TicketThreadProps } from './components/ticket-thread/ticket-thread.tsx';
export { Timeline, type TimelineEvent } from './components/timeline/timeline.tsx';
export { TrackingBar, type TrackingStop } from './components/tracking-bar/tracking-bar.tsx';
export { type TrackingState } from './components/tracking-bar/visible-stops.ts';
export { type TimetableOffer } from './components/timetable/timetable-row.tsx';
export { Timetable, type TimetableSession, type TimetableProps } from './components/timetable/timetable.tsx';
export { TrustRow, type TrustItem } from './components/trust-row/trust-row.tsx';
export {
  VideoPlayer,
  type VideoControl,
  type VideoPhase,
  type VideoPlayerProps,
} from './components/video-player/video-player.tsx';
export { Waterfall, type WaterfallRow, type WaterfallProps } from './components/waterfall/waterfall.tsx';
export { Wallet, type WalletSection, type WalletProps } from './components/wallet/wallet.tsx';
export { WinnerList, type Winner } from './components/winner-list/winner-list.tsx';
export { Wizard, type WizardProps } from './components/wizard/wizard.tsx';
export { type IconProps } from './icons/create-icon.tsx';
export * from './icons/icons.ts';
export { themeSheetText, createThemeApplier, type ThemeApplier } from './theme/apply.ts';
export { themeIdStorageKey, themeHeadScript } from './theme/head-script.ts';
export {
  unreadablePairs,
  parseUi,
  parseFont,
  type ThemeValues,
  type ThemeConfigError,
  type ThemeConfigResult,
} from './theme/validate.ts';
export { type ThemeName } from './theme/token.ts';
export { breakpoint, duration } from './theme/scale.ts';
export { fontUrls } from './foundations/font-urls.ts';
export { classNames } from './foundations/class-names.ts';
