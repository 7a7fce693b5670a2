import { type MouseEvent, useState } from 'react';
import {
  BooleanField,
  BooleanInput,
  Button,
  Create,
  CreateButton,
  Datagrid,
  DateField,
  DateInput,
  DeleteWithConfirmButton,
  Edit,
  EditButton,
  ExportButton,
  FunctionField,
  ImageField,
  ImageInput,
  List,
  maxLength,
  minValue,
  NumberField,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  Resource,
  required,
  SearchInput,
  SelectField,
  SelectInput,
  Show,
  ShowButton,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
  TopToolbar,
  useListContext,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Event, eventsProvider } from './eventsProvider.ts';

const types = ['walk', 'dinner', 'talk'].map((id) => ({ id, name: `resources.events.choices.type.${id}` }));
const states = ['upcoming', 'past', 'cancelled'];

function StateTabs() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  return (
    <div role="tablist">
      {states.map((state) => (
        <Button
          key={state}
          role="tab"
          aria-selected={(filterValues.state ?? 'upcoming') === state}
          label={translate(`resources.events.segments.${state}`)}
          onClick={() => setFilters({ ...filterValues, state })}
        />
      ))}
    </div>
  );
}

function CancelButton() {
  const event = useRecordContext<Event>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isPending, setIsPending] = useState(false);
  if (event?.state !== 'upcoming') return null;

  const cancel = async (click: MouseEvent) => {
    click.stopPropagation();
    const note = window.prompt(translate('resources.events.cancelQuestion', { name: event.name }));
    if (note === null) return;
    setIsPending(true);
    try {
      await eventsProvider.cancel(event.id, note);
      notify('resources.events.cancelled', { type: 'success' });
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    } finally {
      setIsPending(false);
    }
  };
  return <Button label="resources.events.actions.cancel" color="error" disabled={isPending} onClick={cancel} />;
}

const Price = () => (
  <FunctionField<Event>
    source="price"
    render={({ price, currency }) => new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(price)}
  />
);

const EventList = () => (
  <List
    filters={[<SearchInput key="q" source="q" alwaysOn />, <SelectInput key="type" source="type" choices={types} />]}
    actions={
      <TopToolbar>
        <CreateButton />
        <ExportButton />
      </TopToolbar>
    }
  >
    <StateTabs />
    <Datagrid bulkActionButtons={false}>
      <TextField source="name" />
      <SelectField source="type" choices={types} />
      <Price />
      <DateField source="starts_on" />
      <BooleanField source="is_public" />
      <ReferenceField source="host" reference="users" />
      <ShowButton />
      <EditButton />
      <CancelButton />
      <DeleteWithConfirmButton />
    </Datagrid>
  </List>
);

/** Only a private event has a reason; a value that is out of sight is not sent. */
function Reason() {
  const isPublic = useWatch({ name: 'is_public' });
  const { unregister } = useFormContext();
  if (isPublic === false) return <TextInput source="reason" multiline />;
  unregister('reason');
  return null;
}

const Fields = ({ poster = false }) => (
  <SimpleForm>
    <TextInput source="name" validate={[required(), maxLength(80)]} />
    <SelectInput source="type" choices={types} validate={required()} />
    <NumberInput source="price" validate={minValue(0)} />
    <DateInput source="starts_on" />
    <BooleanInput source="is_public" />
    <ReferenceInput source="host" reference="users" />
    {poster && (
      <ImageInput source="poster" accept={{ 'image/*': [] }}>
        <ImageField source="src" />
      </ImageInput>
    )}
    <Reason />
  </SimpleForm>
);

const EventShow = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="name" />
      <SelectField source="type" choices={types} />
      <Price />
      <DateField source="starts_on" />
      <ReferenceField source="host" reference="users" />
      <NumberField source="price" />
      <ImageField source="poster" />
    </SimpleShowLayout>
  </Show>
);

/** The resource of plain react-admin, for `<Admin dataProvider={eventsProvider}>`. */
export const plainEvents = (
  <Resource
    name="events"
    recordRepresentation="name"
    list={EventList}
    show={EventShow}
    edit={
      <Edit mutationMode="pessimistic">
        <Fields />
      </Edit>
    }
    create={
      <Create>
        <Fields poster />
      </Create>
    }
  />
);
