import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import {
  AmountInput,
  Badge,
  BulletList,
  Button,
  Card,
  CardCover,
  Checkbox,
  CoverBadges,
  DescriptionList,
  DonutChart,
  EmptyState,
  ErrorState,
  Field,
  Grid,
  Heading,
  IconButton,
  IconTile,
  Inline,
  Input,
  LinkButton,
  LoadingRegion,
  NativeSelect,
  PasswordInput,
  PhoneInput,
  Progress,
  Radio,
  SegmentedControl,
  Skeleton,
  Spinner,
  Stat,
  Table,
  Tabs,
  Text,
  Textarea,
  TimeChart,
  useHydrated,
  VisuallyHidden,
} from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { DemoPage } from '../DemoPage.tsx';
import { Sample } from '../Sample.tsx';
import { SampleDialog } from '../SampleDialog.tsx';
import { ListSample } from './ListSample.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const tones = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger'] as const;
/** Sample amounts in won by month. */
const rows = [
  { month: '2026-08', value: '14883000' },
  { month: '2026-09', value: '15720000' },
  { month: '2026-10', value: '15309000' },
];

/** All primitives of the screens, with the variant names used in the code. */
export default function StyledSystemScreen() {
  const t = useTranslations();
  return (
    <DemoPage name="styled-system" lead={t.demos.systemLead()}>
      <Grid min="lg">
        <Controls />
        <Fields />
        <Feedback />
        <Figures />
        <ListSample />
      </Grid>
    </DemoPage>
  );
}

function Controls() {
  const t = useTranslations();
  const [size, setSize] = useState<(typeof sizes)[number]>('md');
  const [isBusy, setBusy] = useState(true);
  return (
    <Sample title={t.demos.buttons()}>
      <SegmentedControl
        label={t.demos.buttons()}
        value={size}
        onValueChange={setSize}
        options={sizes.map((value) => ({ value, label: value }))}
      />
      {variants.map((variant) => (
        <Inline key={variant}>
          <Button variant={variant} size={size}>
            {variant}
          </Button>
          <Button variant={variant} size={size} busy={isBusy} busyLabel={t.demos.loading()}>
            {variant}
          </Button>
          <IconButton variant={variant} size={size} label={t.shell.search()} disabled={variant === 'danger'}>
            <Search aria-hidden />
          </IconButton>
        </Inline>
      ))}
      <Inline>
        <Button variant="secondary" aria-pressed={isBusy} onClick={() => setBusy(!isBusy)}>
          {t.demos.toggleBusy()}
        </Button>
        <LinkButton href="/design-tokens" variant="secondary">
          {t.places['design-tokens']()}
        </LinkButton>
        <SampleDialog label={t.demos.openDialog()}>
          <Text>{t.demos.dialogText()}</Text>
        </SampleDialog>
      </Inline>
    </Sample>
  );
}

function Fields() {
  const t = useTranslations();
  const [amount, setAmount] = useState('1250.5');
  return (
    <Sample title={t.demos.fields()}>
      <Field label={t.demos.name()} error={t.validation.name_required()} required>
        <Input autoComplete="off" />
      </Field>
      <Field label={t.demos.phone()}>
        <PhoneInput autoComplete="off" />
      </Field>
      <Field label={t.demos.password()}>
        <PasswordInput
          autoComplete="off"
          showLabel={t.demos.showPassword()}
          hideLabel={t.demos.hidePassword()}
        />
      </Field>
      <Field label={t.demos.amount()}>
        <AmountInput token="GLIB" value={amount} onValueChange={setAmount} />
      </Field>
      <Field label={t.demos.size()}>
        <NativeSelect>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t.demos.note()}>
        <Textarea rows={2} />
      </Field>
      <Checkbox label={t.demos.sample()} defaultChecked />
      <Radio type="radio" aria-label={t.demos.sample()} defaultChecked />
    </Sample>
  );
}

function Feedback() {
  const t = useTranslations();
  const [tries, setTries] = useState(0);
  return (
    <Sample title={t.demos.feedback()}>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} dot>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Progress label={t.demos.progress()} value={68} valueText="68%" />
      <LoadingRegion>
        <Skeleton width="most" />
      </LoadingRegion>
      <Inline>
        <Spinner aria-hidden />
        <VisuallyHidden>{t.demos.loading()}</VisuallyHidden>
      </Inline>
      <EmptyState title={t.demos.emptyTitle()} />
      <ErrorState
        title={t.errors.loadData()}
        description={t.demos.tried({ count: String(tries) })}
        retryLabel={t.common.retry()}
        onRetry={() => setTries(tries + 1)}
      />
    </Sample>
  );
}

function Figures() {
  const t = useTranslations();
  const formats = useFormats();
  const [tab, setTab] = useState<(typeof sizes)[number]>('sm');
  // Charts have inline styles, which a prerendered page's policy blocks.
  const isHydrated = useHydrated();
  const chart = { label: t.demos.value(), name: t.demos.value() };
  return (
    <Sample title={t.demos.figures()}>
      <Heading as="p">{t.demos.sample()}</Heading>
      <Grid min="xs">
        <Stat label={t.demos.value()} value="1,120" note={{ text: '+4.2%', trend: 'up' }} />
        <Stat label={t.demos.value()} value="1,090" note={{ text: '-1.8%', trend: 'down' }} />
      </Grid>
      <Inline>
        <IconTile aria-hidden>
          <Search />
        </IconTile>
        <IconTile shape="round" tone="accent" aria-hidden>
          <Search />
        </IconTile>
      </Inline>
      <BulletList>
        {sizes.map((size) => (
          <li key={size}>{size}</li>
        ))}
      </BulletList>
      <CardCover>
        <img
          src="/media/assets/aewol-ocean-resort/cover.svg"
          alt=""
          width={600}
          height={400}
          loading="lazy"
        />
        <CoverBadges>
          <Badge tone="accent">{t.demos.sample()}</Badge>
        </CoverBadges>
      </CardCover>
      <Card tone="sunken">
        <DescriptionList
          items={rows.map(({ month, value }) => ({
            term: formats.month(month),
            description: formats.won(value),
          }))}
        />
      </Card>
      <Table
        caption={t.demos.figures()}
        rows={rows}
        rowKey={({ month }) => month}
        columns={[
          { header: t.demos.month(), name: ({ month }) => formats.month(month) },
          { header: t.demos.value(), figure: ({ value }) => formats.won(value) },
        ]}
      />
      <Tabs
        label={t.demos.size()}
        value={tab}
        onValueChange={setTab}
        items={sizes.map((value) => ({
          value,
          label: value,
          content: <Text size={value}>{t.demos.sample()}</Text>,
        }))}
      />
      {isHydrated ? (
        <TimeChart
          {...chart}
          shape="bars"
          interval="month"
          series={[{ name: t.demos.value(), tone: 'chart1' }]}
          points={rows.map(({ month, value }) => ({
            at: month,
            when: formats.month(month),
            values: [{ value: Number(value), display: formats.won(value) }],
          }))}
          axisFormat={{ style: 'currency', currency: 'KRW' }}
        />
      ) : (
        <Skeleton shape="block" css={{ height: '17rem' }} />
      )}
      <DonutChart
        label={chart.label}
        slices={rows.map(({ month, value }, index) => ({
          id: month,
          value: Number(value),
          label: formats.month(month),
          display: formats.won(value),
          tone: (['chart1', 'chart2', 'chart3'] as const)[index] ?? 'chart1',
        }))}
      />
    </Sample>
  );
}
