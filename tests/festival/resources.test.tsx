import { describeResource, expectSuites } from '#tests/suite/describeResource.ts';
import { testedFestival } from './testedFestival.ts';

describeResource(testedFestival, 'events');
describeResource(testedFestival, 'venues');
describeResource(testedFestival, 'members');
describeResource(testedFestival, 'groups');
describeResource(testedFestival, 'memberships');
describeResource(testedFestival, 'invoices');
describeResource(testedFestival, 'announcements');
expectSuites(testedFestival);
